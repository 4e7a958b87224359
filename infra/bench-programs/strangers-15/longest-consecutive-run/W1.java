import java.io.*;
import java.util.*;
import java.util.stream.*;

public class W1 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        List<Integer> v = Arrays.stream(in.readLine().trim().split("\\s+"))
                .map(Integer::valueOf)
                .sorted()
                .collect(Collectors.toList());
        int run = 1;
        int best = 1;
        for (int i = 1; i < v.size(); i++) {
            if (v.get(i) == v.get(i - 1)) {
                continue;
            }
            if (v.get(i) - v.get(i - 1) == 1) {
                run++;
            } else {
                run = 1;
            }
            best = Math.max(best, run);
        }
        System.out.println(best);
    }
}
