import java.io.*;
import java.util.*;

public class D {
    // open addressing; an entry counts only if its stamp is the current one
    static final int SIZE = 8192;
    static final int[] entry = new int[SIZE];
    static final int[] stamp = new int[SIZE];

    static int slot(int x, int now) {
        int h = (x * 0x9E3779B1) >>> 19;
        while (stamp[h] == now && entry[h] != x) h = (h + 1) & (SIZE - 1);
        return h;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        int[] a = new int[n];
        StringTokenizer st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) a[i] = Integer.parseInt(st.nextToken());
        Arrays.sort(a);
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        boolean none = true;
        for (int i = 0; i < n && a[i] <= 0; i++) {
            if (i > 0 && a[i] == a[i - 1]) continue;
            int now = i + 1;
            for (int j = i + 1; j < n; j++) {
                int third = -a[i] - a[j];
                if (stamp[slot(third, now)] == now) {
                    out.println(a[i] + " " + third + " " + a[j]);
                    none = false;
                    while (j + 1 < n && a[j + 1] == a[j]) j++;
                }
                int h = slot(a[j], now);
                stamp[h] = now;
                entry[h] = a[j];
            }
        }
        if (none) out.println("none");
        out.flush();
    }
}
