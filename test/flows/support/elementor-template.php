<?php
/**
 * Prints the id of a new template of Elementor Pro. TYPE: type of the document; ELEMENTS, SETTINGS, CONDITIONS and
 * OPTIONS: JSON. Run by elementor.mjs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

wp_set_current_user( 1 );

/**
 * Returns an array that is given as JSON in the environment.
 *
 * @param string $name Name of the variable.
 * @return array<mixed>
 */
function storefront_islands_given( string $name ): array {
	return (array) json_decode( (string) getenv( $name ), true );
}

foreach ( storefront_islands_given( 'OPTIONS' ) as $storefront_islands_name => $storefront_islands_value ) {
	update_option( $storefront_islands_name, $storefront_islands_value );
}
$storefront_islands_document = \Elementor\Plugin::$instance->documents->create(
	(string) getenv( 'TYPE' ),
	array(
		'post_title'  => 'Built for a flow',
		'post_status' => 'publish',
	)
);
if ( is_wp_error( $storefront_islands_document ) ) {
	fwrite( STDERR, $storefront_islands_document->get_error_message() );
	exit( 1 );
}
$storefront_islands_document->save(
	array(
		'elements' => storefront_islands_given( 'ELEMENTS' ),
		'settings' => storefront_islands_given( 'SETTINGS' ) + array( 'post_status' => 'publish' ),
	)
);
$storefront_islands_id = $storefront_islands_document->get_main_id();
\ElementorPro\Modules\ThemeBuilder\Module::instance()->get_conditions_manager()->save_conditions( $storefront_islands_id, storefront_islands_given( 'CONDITIONS' ) );
echo 'template:' . (int) $storefront_islands_id;
