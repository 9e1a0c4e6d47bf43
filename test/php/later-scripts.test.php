<?php
/**
 * What comes to a page later finds its scripts.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Assets\Build;
use StorefrontIslands\Assets\Islands;
use StorefrontIslands\Assets\LaterTexts;
use StorefrontIslands\Assets\LazyStyles;
use StorefrontIslands\Languages;
use StorefrontIslands\Page\ActionLinks;

/** The answer to a question for scripts. */
$ask = static function ( string $name, int $user = 0 ): WP_REST_Response {
	wp_set_current_user( $user );
	return rest_do_request( new WP_REST_Request( 'GET', "/storefront-islands/v1/scripts/$name" ) );
};
/** The names that a page is told of which holds some HTML. */
$told = static function ( string $html ): array {
	$GLOBALS['wp_scripts'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As at the beginning of a request.
	$islands               = new Islands( new Build( WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php' ), new LaterTexts( __FILE__, new Languages( __FILE__ ) ) );
	$islands->register_assets();
	same( $html, ( new ActionLinks( $islands ) )->look_at( $html ) );
	return array_keys( $islands->yet_to_load( true )['needs'] );
};


return array(
	'an island that was inserted finds all that it needs' => static function () use ( $ask ): void {
		$data = $ask( 'mini-cart' )->get_data();
		$list = $data['needs']->{'mini-cart'};
		same( 'storefront-islands-mini-cart', end( $list ) );
		same( true, in_array( 'wp-data', $list, true ) );
		same( false, in_array( 'storefront-islands-boot', $list, true ) );
		same( $list, array_keys( (array) $data['scripts'] ) );
		same( true, isset( $data['scripts']->{'storefront-islands-mini-cart'}['style'] ) );
		same( true, isset( $data['settings']['storePages'] ) );
	},
	'the answer is the same for everybody'           => static function () use ( $ask ): void {
		same( wp_json_encode( $ask( 'mini-cart' )->get_data() ), wp_json_encode( $ask( 'mini-cart', 1 )->get_data() ) );
		same( 'public, max-age=600', $ask( 'mini-cart' )->get_headers()['Cache-Control'] );
	},
	'nothing else is told'                           => static function () use ( $ask ): void {
		foreach ( array( 'checkout', 'boot', 'editor', 'shared', 'wp-api-fetch', 'no-such-thing' ) as $name ) {
			same( 404, $ask( $name )->get_status() );
		}
	},
	'styles that the page has are not brought again' => static function (): void {
		$styles = new WP_Styles();
		$styles->add( 'one', 'https://shop.test/one.css', array(), '7' );
		same( array( 'style' => 'https://shop.test/one.css?ver=7' ), ( new LazyStyles( $styles ) )->style_of( 'one' ) );
		same( array(), ( new LazyStyles( $styles ) )->style_of( 'other' ) );
		$styles->done[] = 'one';
		same( array(), ( new LazyStyles( $styles ) )->style_of( 'one' ) );
	},
	'the prefix of action links is a setting'        => static function (): void {
		foreach ( array( 'my-action' => 'my-action', '"><b' => '', '' => '' ) as $wished => $prefix ) {
			$filter = static function () use ( $wished ): string {
				return $wished;
			};
			add_filter( 'storefront_islands_action_prefix', $filter );
			same( $prefix, ActionLinks::prefix() );
			remove_filter( 'storefront_islands_action_prefix', $filter );
		}
	},
	'pages with action links are told of them'       => static function () use ( $told ): void {
		$both = array( 'action-links', 'lightbox' );
		same( $both, $told( '<a href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3De30%3D">x</a>' ) );
		same( $both, $told( '<a href="https://shop.test/#elementor-action:action=lightbox">x</a>' ) );
		same( $both, $told( '<a href="/a.jpg" data-elementor-open-lightbox="yes">x</a>' ) );
		same( array(), $told( '<a href="#elementor-actions">x</a>' ) );
	},
);
