<?php
/**
 * Headings of a purchase.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Purchase;

use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/** The headings in the levels of the page that they stand on. */
final class Headings {
	/** The level of the first, 1 to 5. */
	private int $level;

	/** Classes of the first. */
	private string $class_name;

	/**
	 * Takes the level and the theme's class.
	 *
	 * @param int    $level      Of the first heading; those below it are one deeper.
	 * @param string $class_name What the theme knows its headings by.
	 */
	public function __construct( int $level, string $class_name = 'wp-block-heading' ) {
		$this->level      = min( 5, max( 1, $level ) );
		$this->class_name = $class_name;
	}

	/** The one above all. */
	public function first( string $text ): Node {
		return Node::element( 'h' . $this->level, array( 'class' => $this->class_name . ' storefront-received__heading' ), array( $text ) );
	}

	/** That of a part. */
	public function second( string $text, ?string $id = null ): Node {
		return Node::element(
			'h' . ( $this->level + 1 ),
			array(
				'class' => 'storefront-received__part',
				'id'    => $id,
			),
			array( $text )
		);
	}
}
