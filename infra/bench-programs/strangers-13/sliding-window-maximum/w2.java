import java.io.*;
import java.util.*;

public class w2 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        final int n = Integer.parseInt(st.nextToken()), k = Integer.parseInt(st.nextToken());
        st = new StringTokenizer(br.readLine());
        int[] a = new int[n];
        // ring buffer of indices, values descending from head to tail
        int[] ring = new int[k];
        int cap = ring.length;
        int head = 0, tail = 0;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            a[i] = Integer.parseInt(st.nextToken());
            while (tail > head && a[ring[(tail - 1) % cap]] <= a[i]) tail--;
            ring[tail++ % cap] = i;
            if (ring[head % cap] <= i - k) head++;
            if (i >= k - 1) sb.append(a[ring[head % cap]]).append(' ');
        }
        System.out.println(sb.toString().trim());
    }
}
