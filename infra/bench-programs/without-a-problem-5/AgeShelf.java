import java.io.*;
import java.util.*;

public class AgeShelf {
    static BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    static StringTokenizer tok;

    static int next() throws IOException {
        while (tok == null || !tok.hasMoreTokens()) tok = new StringTokenizer(in.readLine());
        return Integer.parseInt(tok.nextToken());
    }

    public static void main(String[] args) throws IOException {
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        int n;
        while ((n = next()) != 0) {
            int[] count = new int[101];
            for (int i = 0; i < n; i++) count[next()]++;
            boolean first = true;
            for (int age = 1; age <= 100; age++) {
                for (int c = 0; c < count[age]; c++) {
                    if (!first) out.print(' ');
                    out.print(age);
                    first = false;
                }
            }
            out.println();
        }
        out.flush();
    }
}
