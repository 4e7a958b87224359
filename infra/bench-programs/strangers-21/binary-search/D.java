import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int q = Integer.parseInt(st.nextToken());
        int[] a = new int[n];
        st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) a[i] = Integer.parseInt(st.nextToken());

        // value in the upper part, number of the question in the lower part
        long[] asked = new long[q];
        st = new StringTokenizer(br.readLine());
        for (int i = 0; i < q; i++) asked[i] = ((long) Integer.parseInt(st.nextToken()) << 20) | i;
        Arrays.sort(asked);

        int[] answer = new int[q];
        int p = 0;
        for (long key : asked) {
            int v = (int) (key >> 20);
            int id = (int) (key & ((1 << 20) - 1));
            while (p < n && a[p] < v) p++;
            answer[id] = p < n && a[p] == v ? p : -1;
        }
        StringBuilder sb = new StringBuilder();
        for (int x : answer) sb.append(x).append('\n');
        System.out.print(sb);
    }
}
