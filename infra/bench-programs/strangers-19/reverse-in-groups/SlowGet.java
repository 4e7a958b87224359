import java.io.*;
import java.util.*;

public class SlowGet {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int k = Integer.parseInt(st.nextToken());
        LinkedList<Integer> train = new LinkedList<>();
        if (n > 0) {
            st = new StringTokenizer(br.readLine());
            for (int i = 0; i < n; i++) train.add(Integer.parseInt(st.nextToken()));
        }
        LinkedList<Integer> result = new LinkedList<>();
        int i = 0;
        while (i + k <= n) {
            for (int j = i + k - 1; j >= i; j--) {
                result.add(train.get(j));
            }
            i += k;
        }
        while (i < n) {
            result.add(train.get(i));
            i++;
        }
        StringBuilder sb = new StringBuilder();
        for (int x : result) {
            if (sb.length() > 0) sb.append(" ");
            sb.append(x);
        }
        System.out.println(sb);
    }
}
