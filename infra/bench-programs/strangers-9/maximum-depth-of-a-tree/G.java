import java.io.*;
import java.util.*;

public class G {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        if (k == 0) {
            System.out.println(0);
            return;
        }
        StringTokenizer st = new StringTokenizer(in.readLine());
        st.nextToken();
        // place of a node as in a heap: the children of p are 2p and 2p + 1
        Queue<Long> queue = new ArrayDeque<>();
        queue.add(1L);
        long largest = 1;
        while (st.hasMoreTokens()) {
            long p = queue.remove();
            for (int side = 0; side < 2 && st.hasMoreTokens(); side++) {
                if (st.nextToken().equals("null")) {
                    continue;
                }
                long child = 2 * p + side;
                queue.add(child);
                largest = Math.max(largest, child);
            }
        }
        // the length in bits is the depth
        System.out.println(64 - Long.numberOfLeadingZeros(largest));
    }
}
