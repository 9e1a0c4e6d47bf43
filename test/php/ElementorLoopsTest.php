<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Compat\Elementor\LoopCarousels;
use StorefrontIslands\Compat\Elementor\LoopFilters;
use WP_Query;

/** Tests the loops of Elementor Pro, through its public hooks. */
final class ElementorLoopsTest extends TestCase {
	private static LoopFilters $loops;

	public static function set_up_before_class(): void {
		parent::set_up_before_class();
		self::$loops = new LoopFilters( self::site_shop(), new CurrentCatalogue( self::site_shop() ) );
		self::$loops->register();
		LoopCarousels::register();
	}

	/** Returns the ids of the products that a loop's query finds. */
	private static function loop( array $arguments ): array {
		$query = new WP_Query( apply_filters( 'elementor/query/query_args', $arguments + array( 'post_type' => 'product', 'fields' => 'ids', 'posts_per_page' => -1 ), null ) );
		do_action( 'elementor/query/query_results', $query, null );
		return $query->posts;
	}

	/** Refreshes a loop through its route on a page with these arguments. */
	private static function refreshed( string $arguments, array $loop = array() ): array {
		$request = self::rest( 'POST', '/Elementor-Pro/v1/refresh-loop', array( 'pagination_base_url' => home_url( "/?$arguments" ) ) );
		apply_filters( 'rest_request_before_callbacks', null, array(), $request );
		$data = array( 'data' => implode( ',', self::loop( $loop ) ) );
		return apply_filters( 'rest_request_after_callbacks', $data, array(), $request )->get_data();
	}

	public function test_the_filters_of_the_page_narrow_loops_of_products(): void {
		$all  = self::refreshed( '' );
		$blue = self::refreshed( 'filter_color=blue' );
		self::assertGreaterThan( $blue['total'], $all['total'] );
		self::assertGreaterThan( 0, $blue['total'] );
		self::assertSame( self::site_shop()->found_products( array( 'attributes' => array( array( 'attribute' => 'pa_color', 'slug' => array( 'blue' ) ) ) ) ), $blue['total'] );
		self::assertLessThan( $blue['total'], self::refreshed( 'filter_color=blue&max_price=15' )['total'] );
		self::assertSame( array( 'total' => 0, 'data' => '' ), self::refreshed( 'min_price=99999' ), 'nothing, not everything' );
		$one = explode( ',', $blue['data'] )[0];
		self::assertSame( $one, self::refreshed( 'filter_color=blue', array( 'post__in' => array( $one, 1 ) ) )['data'], 'what a loop names stays its limit' );
		self::assertCount( $all['total'], self::loop( array() ), 'the request is over' );
	}

	public function test_other_loops_and_routes_are_left_alone(): void {
		$posts = array( 'post_type' => 'post' );
		self::assertSame( $posts, self::$loops->narrow( $posts ) );
		self::assertSame( 'x', apply_filters( 'rest_request_after_callbacks', 'x', array(), self::rest( 'POST', '/elementor-pro/v1/other' ) ) );
	}

	public function test_a_loop_that_can_be_narrowed_is_marked(): void {
		$widget = new class() {
			public array $marks = array();
			public function add_render_attribute( ...$mark ): void {
				$this->marks[] = $mark;
			}
		};
		self::$loops->narrow( array( 'post_type' => array( 'product' ) ), $widget );
		self::assertSame( array( array( '_wrapper', 'data-takes-query', 'true' ) ), $widget->marks );
		self::$loops->narrow( array( 'post_type' => 'post' ), $widget );
		self::assertCount( 1, $widget->marks );
	}

	public function test_links_to_other_pages_of_a_loop_keep_the_filters(): void {
		$widget  = new class() {
			public function get_name(): string {
				return 'loop-grid';
			}
		};
		$link    = home_url( '/lamps/2/?a=b&_locale=site&e-page-1a2b3c4=3&max_price=9' );
		$printed = '<a class="page-numbers next" href="' . esc_url( $link ) . '">2</a><p class="e-load-more-anchor" data-next-page="' . esc_url( $link ) . '"></p><a href="/other/">x</a>';
		self::assertSame( $printed, self::$loops->keep_in_links( $printed, $widget ), 'a page without filters' );

		$request = self::rest( 'POST', '/elementor-pro/v1/refresh-loop', array( 'pagination_base_url' => home_url( '/lamps/?filter_color=blue' ) ) );
		apply_filters( 'rest_request_before_callbacks', null, array(), $request );
		$kept = self::$loops->keep_in_links( $printed, $widget );
		self::assertSame( 'x', self::$loops->keep_in_links( 'x', null ) );
		apply_filters( 'rest_request_after_callbacks', array(), array(), $request );
		$expected = home_url( '/lamps/2/?a=b&e-page-1a2b3c4=3&filter_color=blue' );
		self::assertSame( 2, substr_count( html_entity_decode( $kept ), "\"$expected\"" ), $kept );
		self::assertStringContainsString( '<a href="/other/">', $kept );
	}

	public function test_guests_may_refresh_a_carousel_that_a_page_shows_to_all(): void {
		$route     = LoopFilters::ROUTE;
		$endpoints = apply_filters(
			'rest_endpoints',
			array(
				$route     => array( array( 'permission_callback' => '__return_false' ) ),
				'/other'   => array( array( 'permission_callback' => '__return_false' ) ),
			)
		);
		self::assertSame( '__return_false', $endpoints['/other'][0]['permission_callback'] );
		$page = self::page();
		$may  = static fn( string $widget ): bool => true === $endpoints[ $route ][0]['permission_callback']( self::rest( 'POST', $route, array( 'post_id' => $page, 'widget_id' => $widget ) ) );
		self::assertTrue( $may( 'ca40005' ) );
		self::assertFalse( $may( 'ca40006' ), 'another widget' );
		self::assertFalse( $may( 'ca40007' ), 'no widget' );
		wp_update_post( array( 'ID' => $page, 'post_password' => 'secret' ) );
		self::assertFalse( $may( 'ca40005' ), 'a page with a password' );
		wp_update_post( array( 'ID' => $page, 'post_password' => '', 'post_status' => 'private' ) );
		self::assertFalse( $may( 'ca40005' ), 'a private page' );
	}

	/** Returns the id of a page with a loop carousel in a container. */
	private static function page(): int {
		$page     = self::post();
		$children = array( array( 'id' => 'ca40006', 'widgetType' => 'heading' ), array( 'id' => 'ca40005', 'widgetType' => 'loop-carousel' ) );
		update_post_meta( $page, '_elementor_data', wp_slash( wp_json_encode( array( array( 'id' => 'c0ffee1', 'elements' => $children ) ) ) ) );
		return $page;
	}
}
