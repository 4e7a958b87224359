import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        // withBit[b]: in how many heaps the bit b is set
        int[] withBit = new int[41];
        for (int i = 0; i < n; i++) {
            long heap = Long.parseLong(st.nextToken());
            for (int b = 0; b <= 40; b++) {
                if ((heap >> b & 1) == 1) withBit[b]++;
            }
        }
        int answer = 0;
        for (int b = 40; b > 0; b--) {
            if (withBit[b] % 2 == 1) {
                // Ada must change one of the heaps that have the highest odd bit
                answer = withBit[b];
                break;
            }
        }
        System.out.println(answer);
    }
}
