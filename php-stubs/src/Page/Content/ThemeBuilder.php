<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Content;

defined( 'ABSPATH' ) || exit;

/** Templates of Elementor Pro's theme builder whose conditions fit the current page, also its popups. */
final class ThemeBuilder {
	/** Class of Elementor Pro, of which only the public methods for other plugins are used. */
	private const MODULE = '\ElementorPro\Modules\ThemeBuilder\Module';

	/** Places of a page that have templates. */
	private const LOCATIONS = array( 'header', 'footer', 'single', 'archive', 'popup' );

	/**
	 * Returns the ids of the templates. Their conditions are known once WordPress has queried the page.
	 *
	 * @return list<int>
	 */
	public static function templates(): array {
		$conditions = self::call( self::call( self::MODULE, 'instance' ), 'get_conditions_manager' );
		$ids        = array();
		foreach ( self::LOCATIONS as $location ) {
			$documents = self::call( $conditions, 'get_documents_for_location', $location );
			$ids       = array_merge( $ids, is_array( $documents ) ? array_keys( $documents ) : array() );
		}
		return array_map( 'intval', $ids );
	}

	/**
	 * Calls a method if it exists.
	 *
	 * @param mixed $of Object or name of a class, or anything else where a version of the plugin has none.
	 * @return mixed
	 */
	private static function call( $of, string $method, string ...$values ) {
		return ( is_object( $of ) || is_string( $of ) ) && is_callable( array( $of, $method ) ) ? call_user_func( array( $of, $method ), ...$values ) : null;
	}
}
