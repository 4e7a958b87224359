import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class Street {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Pattern twins = Pattern.compile("(\\d)\\1");
        System.out.println(LongStream.rangeClosed(in.nextLong(), in.nextLong())
                .mapToObj(Long::toString)
                .filter(s -> !twins.matcher(s).find())
                .count());
    }
}
