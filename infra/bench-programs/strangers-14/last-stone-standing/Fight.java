import java.util.*;
import java.io.*;
import java.util.stream.*;

public class Fight {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        PriorityQueue<Integer> ring = Arrays.stream(in.readLine().trim().split(" "))
                .map(Integer::valueOf)
                .collect(Collectors.toCollection(() -> new PriorityQueue<>(Collections.reverseOrder())));
        while (ring.size() > 1) {
            int rest = ring.remove() - ring.remove();
            if (rest > 0) ring.add(rest);
        }
        System.out.println(Optional.ofNullable(ring.peek()).orElse(0));
    }
}
