import java.io.*;
import java.util.*;

public class Main {
    static boolean solve(String a, String b, String heard) {
        return a.length() + b.length() == heard.length() && occurs(a, heard) && occurs(b, heard);
    }

    static boolean occurs(String song, String heard) {
        int i = 0;
        for (char note : heard.toCharArray()) if (i < song.length() && song.charAt(i) == note) i++;
        return i == song.length();
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
