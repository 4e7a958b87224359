import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[] a = new int[n], l = new int[n + 1], r = new int[n + 1];
        for (int i = 0; i < n; i++) a[i] = ni();
        l[0] = 1;
        r[n] = 1;
        for (int i = 0; i < n; i++) l[i + 1] = l[i] * a[i];
        for (int i = n - 1; i >= 0; i--) r[i] = r[i + 1] * a[i];
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) sb.append((long) l[i] * r[i + 1]).append(' ');
        System.out.println(sb);
    }
}
