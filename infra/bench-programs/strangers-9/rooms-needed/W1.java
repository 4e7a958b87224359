import java.io.*;
import java.util.*;

public class W1 {
    record Lesson(int start, int end) {}

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer s = new StringTokenizer(in.readLine());
        StringTokenizer e = new StringTokenizer(in.readLine());
        List<Lesson> lessons = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lessons.add(new Lesson(Integer.parseInt(s.nextToken()), Integer.parseInt(e.nextToken())));
        }
        lessons.sort(Comparator.comparingInt(Lesson::end));
        PriorityQueue<Integer> rooms = new PriorityQueue<>();
        for (Lesson lesson : lessons) {
            if (!rooms.isEmpty() && rooms.peek() <= lesson.start()) {
                rooms.poll();
            }
            rooms.add(lesson.end());
        }
        System.out.println(rooms.size());
    }
}
