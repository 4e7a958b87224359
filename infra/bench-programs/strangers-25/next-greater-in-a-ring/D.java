import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        in.nextToken();
        int n = (int) in.nval;
        int[] height = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            height[i] = (int) in.nval;
        }

        int[] steps = new int[n];
        TreeMap<Integer, List<Integer>> onTheirWay = new TreeMap<>();
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < n; i++) {
                while (!onTheirWay.isEmpty() && onTheirWay.firstKey() < height[i]) {
                    for (int messenger : onTheirWay.pollFirstEntry().getValue())
                        steps[messenger] = round * n + i - messenger;
                }
                if (round == 0)
                    onTheirWay.computeIfAbsent(height[i], k -> new ArrayList<>(1)).add(i);
            }
        }
        System.out.println(Arrays.stream(steps).mapToObj(String::valueOf).collect(Collectors.joining(" ")));
    }
}
