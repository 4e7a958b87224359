import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        int[] tags = new int[n];
        for (int i = 0; i < n; i++) {
            tags[i] = Integer.parseInt(st.nextToken());
        }
        Arrays.sort(tags);
        int expected = 1;
        for (int tag : tags) {
            if (tag == expected) {
                expected++;
            } else if (tag > expected) {
                break;
            }
        }
        System.out.println(expected);
    }
}
