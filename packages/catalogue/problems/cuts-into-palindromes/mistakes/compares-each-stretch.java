import java.io.*;
import java.util.*;

public class Main {
    static int solve(String strip) {
        int n = strip.length();
        int[] pieces = new int[n + 1];
        for (int j = 1; j <= n; j++) {
            pieces[j] = j;
            for (int i = 0; i < j; i++) {
                int a = i, b = j - 1;
                while (a < b && strip.charAt(a) == strip.charAt(b)) {
                    a++;
                    b--;
                }
                if (a >= b) pieces[j] = Math.min(pieces[j], pieces[i] + 1);
            }
        }
        return pieces[n] - 1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        System.out.println(solve(in.readLine().trim()));
    }
}
