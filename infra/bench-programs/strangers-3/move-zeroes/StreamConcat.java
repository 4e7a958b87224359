import java.io.*;
import java.util.*;
import java.util.function.Predicate;
import java.util.stream.*;

public class StreamConcat {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        List<String> a = Arrays.asList(br.readLine().trim().split(" +"));
        Predicate<String> zero = "0"::equals;
        System.out.println(Stream.concat(a.stream().filter(zero.negate()), a.stream().filter(zero))
            .collect(Collectors.joining(" ")));
    }
}
