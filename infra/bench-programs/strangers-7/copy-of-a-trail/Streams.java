import java.io.*;
import java.util.*;
import java.util.stream.*;

class Streams {
    public static void main(String[] args) {
        var lines = new BufferedReader(new InputStreamReader(System.in)).lines()
                .filter(l -> !l.isBlank()).collect(Collectors.toList());
        int first = Integer.parseInt(lines.get(0).split(" ")[1]);
        Map<Integer, int[]> box = lines.stream().skip(1)
                .map(l -> Arrays.stream(l.trim().split(" ")).mapToInt(Integer::parseInt).toArray())
                .collect(Collectors.toMap(a -> a[0], a -> a));
        int[] trail = IntStream.iterate(first, c -> c != 0, c -> box.get(c)[2]).toArray();
        Map<Integer, Integer> position = IntStream.range(0, trail.length).boxed()
                .collect(Collectors.toMap(i -> trail[i], i -> i + 1));
        System.out.println(Arrays.stream(trail).mapToObj(box::get)
                .map(a -> a[1] + " " + position.getOrDefault(a[2], 0) + " " + position.getOrDefault(a[3], 0))
                .collect(Collectors.joining("\n")));
    }
}
