import java.io.*;
import java.util.*;

public class Slow {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        long k = Long.parseLong(st.nextToken());
        long[] book = new long[n];
        st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) book[i] = Long.parseLong(st.nextToken());

        long periods = 0;
        for (int first = 0; first < n; first++) {
            long sum = 0;
            for (int last = first; last < n; last++) {
                sum += book[last];
                if (sum == k) periods++;
            }
        }
        System.out.println(periods);
    }
}
