import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] a = new int[n];
        for (int i = 0; i < n; i++) { in.nextToken(); a[i] = (int) in.nval; }
        int[] v = a.clone();
        Arrays.sort(v);
        int d = 0;
        for (int i = 0; i < n; i++) if (i == 0 || v[i] != v[i - 1]) v[d++] = v[i];
        char[] count = new char[d + 513];
        int[] block = new int[d / 512 + 1];
        long sum = 0;
        int cur = 0, below = 0; // offers below the block cur
        for (int i = 0; i < n; i++) {
            int r = Arrays.binarySearch(v, 0, d, a[i]);
            count[r]++;
            block[r >> 9]++;
            if (r >> 9 < cur) below++;
            int k = i / 2 + 1;
            while (below >= k) below -= block[--cur];
            while (below + block[cur] < k) below += block[cur++];
            int p = cur << 9, left = k - below;
            while (p < d - 1 && left > count[p]) left -= count[p++];
            sum += v[p];
        }
        System.out.println(sum);
    }
}
