import java.io.*;
import java.util.*;

public class Main {
    static boolean solve(String a, String b, String heard) {
        return a.length() + b.length() == heard.length() && go(a, b, heard, 0, 0);
    }

    static boolean go(String a, String b, String heard, int i, int j) {
        if (i + j == heard.length()) return true;
        if (i < a.length() && a.charAt(i) == heard.charAt(i + j) && go(a, b, heard, i + 1, j)) return true;
        return j < b.length() && b.charAt(j) == heard.charAt(i + j) && go(a, b, heard, i, j + 1);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        for (int i = 0; i < q; i++) {
            System.out.println(solve(readLine(in), readLine(in), readLine(in)));
        }
    }

    private static String readLine(BufferedReader in) throws IOException {
        String line = in.readLine();
        return line == null ? "" : line;
    }
}
