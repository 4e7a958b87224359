import java.util.*;
import java.util.stream.*;

public class D {
    interface Rule {
        String apply(int i);
    }

    static Rule every(int k, String word) {
        return i -> i % k == 0 ? word : "";
    }

    public static void main(String[] args) {
        List<Rule> rules = List.of(every(3, "Fizz"), every(5, "Buzz"));
        int n = new Scanner(System.in).nextInt();
        System.out.println(IntStream.rangeClosed(1, n)
            .mapToObj(i -> {
                String s = rules.stream().map(r -> r.apply(i)).collect(Collectors.joining());
                return s.isEmpty() ? String.valueOf(i) : s;
            })
            .collect(Collectors.joining("\n")));
    }
}
