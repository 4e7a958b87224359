import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = ni();
        int l = 0, r = n - 1, lm = 0, rm = 0, t = 0;
        while (l <= r) {
            if (lm <= rm) { lm = Math.max(lm, a[l]); t += lm - a[l++]; }
            else { rm = Math.max(rm, a[r]); t += rm - a[r--]; }
        }
        System.out.println(t);
    }
}
