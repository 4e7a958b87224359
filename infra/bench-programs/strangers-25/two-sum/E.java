import java.util.*;
import java.io.*;

public class E {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        long target = Long.parseLong(st.nextToken());
        st = new StringTokenizer(br.readLine());
        // value in the upper bits, position in the lower 17
        long[] code = new long[n];
        for (int i = 0; i < n; i++) code[i] = (Long.parseLong(st.nextToken()) << 17) + i;
        Arrays.sort(code);
        for (long c : code) {
            long partner = target - (c >> 17);
            int at = Arrays.binarySearch(code, partner << 17);
            if (at < 0) at = -at - 1;
            if (at < n && code[at] == c) at++;
            if (at < n && code[at] >> 17 == partner) {
                long i = c & 0x1FFFF, j = code[at] & 0x1FFFF;
                System.out.println(Math.min(i, j) + " " + Math.max(i, j));
                break;
            }
        }
    }
}
