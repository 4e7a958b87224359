import java.io.*;
import java.util.*;

public class Packed {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        long target = Long.parseLong(st.nextToken());
        long[] code = new long[n];
        st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) code[i] = Long.parseLong(st.nextToken()) << 17 | i;
        Arrays.sort(code);
        for (long c : code) {
            long partner = target - (c >> 17);
            int p = Arrays.binarySearch(code, partner << 17);
            if (p < 0) p = ~p;
            if (p < n && code[p] == c) p++;
            if (p < n && code[p] >> 17 == partner) {
                long i = c & 0x1FFFF, j = code[p] & 0x1FFFF;
                System.out.println(Math.min(i, j) + " " + Math.max(i, j));
                return;
            }
        }
    }
}
