import java.io.*;
import java.util.*;

public class Slow {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(reader.readLine().trim());
        List<Long> heaps = new ArrayList<>();
        for (String s : reader.readLine().trim().split(" ")) heaps.add(Long.parseLong(s));
        int winning = 0;
        for (int i = 0; i < n; i++) {
            long others = 0;
            for (int j = 0; j < n; j++) {
                if (j != i) others ^= heaps.get(j);
            }
            // Ada has to leave exactly "others" in this heap
            if (others < heaps.get(i)) winning++;
        }
        System.out.println(winning);
    }
}
