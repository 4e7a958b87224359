import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int left = in.nextInt();
        List<String> turned = new ArrayList<>();
        int width = 1;
        while (left > 0) {
            List<String> level = new ArrayList<>();
            int nodes = 0;
            for (int i = 0; i < width; i++) {
                String word = left-- > 0 ? in.next() : "null";
                level.add(word);
                nodes += word.equals("null") ? 0 : 1;
            }
            Collections.reverse(level);
            turned.addAll(level);
            width = 2 * nodes;
        }
        int count = turned.size();
        while (count > 0 && turned.get(count - 1).equals("null")) {
            count--;
        }
        String output = "";
        for (String word : turned.subList(0, count)) {
            output += word + " ";
        }
        System.out.println(count);
        System.out.println(output.trim());
    }
}
