import java.io.*;
import java.util.*;

public class F {
    static void solve(int[] a) {
        int j = 0; // looks for the next value that is not zero
        for (int i = 0; i < a.length; i++) {
            if (a[i] == 0) {
                while (j < a.length && a[j] == 0) {
                    j++;
                }
                if (j == a.length) {
                    return;
                }
                a[i] = a[j];
                a[j] = 0;
            }
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = Integer.parseInt(st.nextToken());
        }
        solve(a);
        StringBuilder sb = new StringBuilder();
        for (int x : a) {
            sb.append(x).append(' ');
        }
        System.out.println(sb.toString().trim());
    }
}
