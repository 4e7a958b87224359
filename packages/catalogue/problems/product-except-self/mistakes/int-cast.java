import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[] a = new int[n];
        long p = 1;
        int z = 0;
        for (int i = 0; i < n; i++) { a[i] = ni(); if (a[i] == 0) z++; else p *= a[i]; }
        StringBuilder sb = new StringBuilder();
        for (int x : a) {
            int r = z > 1 || z == 1 && x != 0 ? 0 : (int) (x == 0 ? p : p / x);
            sb.append(r).append(' ');
        }
        System.out.println(sb);
    }
}
