import java.io.*;
import java.util.*;

public class C {
    record Lesson(int start, int end) { }

    static int[] readInts(BufferedReader in, int n) throws IOException {
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = Integer.parseInt(st.nextToken());
        return a;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] s = readInts(in, n), e = readInts(in, n);
        List<Lesson> plan = new ArrayList<>();
        for (int i = 0; i < n; i++) plan.add(new Lesson(s[i], e[i]));
        plan.sort(Comparator.comparingInt(Lesson::start));

        PriorityQueue<Integer> rooms = new PriorityQueue<>();
        for (Lesson lesson : plan) {
            if (!rooms.isEmpty() && rooms.peek() <= lesson.start()) rooms.poll();
            rooms.add(lesson.end());
        }
        System.out.println(rooms.size());
    }
}
