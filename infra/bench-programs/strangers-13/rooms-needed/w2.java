import java.io.*;
import java.util.*;

public class w2 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer starts = new StringTokenizer(in.readLine());
        StringTokenizer ends = new StringTokenizer(in.readLine());
        TreeMap<Integer, Integer> change = new TreeMap<>();
        for (int i = 0; i < n; i++) {
            change.put(Integer.parseInt(starts.nextToken()), 1);
        }
        for (int i = 0; i < n; i++) {
            change.merge(Integer.parseInt(ends.nextToken()), -1, Integer::sum);
        }
        int busy = 0;
        int most = 0;
        for (int delta : change.values()) {
            busy += delta;
            most = Math.max(most, busy);
        }
        System.out.println(most);
    }
}
