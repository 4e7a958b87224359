import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int start = Integer.parseInt(st.nextToken());
        List<Integer> next = new ArrayList<>(n + 1);
        next.add(0); // outside
        st = new StringTokenizer(br.readLine());
        for (int i = 0; i < n; i++) {
            next.add(Integer.parseInt(st.nextToken()));
        }

        Integer slow = start;
        Integer fast = start;
        do {
            slow = next.get(slow);
            fast = next.get(next.get(fast));
        } while (slow != fast);

        slow = start;
        while (slow != fast && fast != 0) {
            slow = next.get(slow);
            fast = next.get(fast);
        }
        System.out.println(fast);
    }
}
