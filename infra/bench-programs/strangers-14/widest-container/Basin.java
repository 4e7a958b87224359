import java.io.*;
import java.util.*;

public class Basin {
    static long sweep(int[] a) {
        long best = 0;
        int r = a.length - 1, record = -1;
        for (int i = 0; i < a.length; i++) {
            if (a[i] <= record) continue;
            record = a[i];
            while (r > i && a[r] < record) r--;
            if (r <= i) break;
            best = Math.max(best, (long) record * (r - i));
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        int[] a = new int[n], mirrored = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = Integer.parseInt(st.nextToken());
            mirrored[n - 1 - i] = a[i];
        }
        System.out.println(Math.max(sweep(a), sweep(mirrored)));
    }
}
