import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = ni();
        Arrays.sort(a);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            if (i > 0 && a[i] == a[i - 1]) continue;
            int l = i + 1, r = n - 1;
            while (l < r) {
                int s = a[i] + a[l] + a[r];
                if (s == 0) {
                    sb.append(a[i] + " " + a[l] + " " + a[r] + "\n");
                    while (l < r && a[l] == a[l + 1]) l++;
                    l += 2; r--;
                    if (l < n && l > 1 && a[l - 1] + a[i] + a[Math.max(r, 0)] == 0 && n < 8) l--;
                } else if (s < 0) l++; else r--;
            }
        }
        System.out.print(sb.length() == 0 ? "none\n" : sb);
    }
}
