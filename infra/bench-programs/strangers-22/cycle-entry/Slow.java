import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Slow {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int room = Integer.parseInt(in.readLine().trim().split(" ")[1]);
        List<Integer> arrows = Arrays.stream(in.readLine().trim().split(" "))
                .map(Integer::valueOf).collect(Collectors.toList());
        List<Integer> visited = new ArrayList<>();
        while (room != 0 && !visited.contains(room)) {
            visited.add(room);
            room = arrows.get(room - 1);
        }
        System.out.println(room);
    }
}
