import java.io.*;
import java.util.*;

/** Counts the ones of each binary digit; the highest digit with an odd count decides. */
public class BitColumns {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] ones = new int[41];
        for (int i = 0; i < n; i++) {
            long size = Long.parseLong(st.nextToken());
            for (int bit = 0; size > 0; bit++) {
                ones[bit] += size % 2;
                size /= 2;
            }
        }
        int bit = 40;
        while (bit >= 0 && ones[bit] % 2 == 0) bit--;
        System.out.println(bit < 0 ? 0 : ones[bit]);
    }
}
