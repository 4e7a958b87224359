import java.util.*;
import java.util.stream.*;

public class Sorted {
    public static void main(String[] args) {
        String flags = new Scanner(System.in).next();
        Map<Character, Long> count = flags.chars()
                .mapToObj(x -> (char) x)
                .collect(Collectors.groupingBy(x -> x, Collectors.counting()));
        StringBuilder ordered = new StringBuilder();
        for (char x : new char[] {'r', 'w', 'b'})
            ordered.append(String.valueOf(x).repeat((int) (long) count.getOrDefault(x, 0L)));
        long misplaced = IntStream.range(0, flags.length())
                .filter(i -> flags.charAt(i) != ordered.charAt(i))
                .count();
        System.out.println((misplaced + 1) / 2);
    }
}
