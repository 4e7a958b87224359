import java.io.*;
import java.util.*;
import java.util.stream.*;

public class P4 {
    public static void main(String[] args) {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        TreeMap<String, List<String>> groups = in.lines()
                .skip(1)
                .map(String::trim)
                .filter(s -> !s.isEmpty())
                .collect(Collectors.groupingBy(P4::canonical, TreeMap::new, Collectors.toList()));
        System.out.println(groups.values().stream()
                .map(g -> String.join(" ", g))
                .collect(Collectors.joining("\n")));
    }

    static String canonical(String s) {
        char[] c = s.toCharArray();
        Arrays.sort(c);
        return new String(c);
    }
}
