import java.io.*;
import java.util.*;
import java.util.stream.*;

public class P4 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int[] top = ints(br.readLine());
        int[] number = ints(br.readLine());
        int[] link = ints(br.readLine());
        SortedMap<Integer, List<Integer>> piles = new TreeMap<>();
        for (int box = top[1]; box != 0; box = link[box - 1]) {
            piles.computeIfAbsent(number[box - 1], x -> new ArrayList<>()).add(box);
        }
        System.out.println(piles.values().stream()
                .flatMap(List::stream)
                .map(String::valueOf)
                .collect(Collectors.joining(" ")));
    }

    static int[] ints(String line) {
        return Arrays.stream(line.trim().split(" ")).mapToInt(Integer::parseInt).toArray();
    }
}
