<?php
/**
 * Stand-in for the European Union's register of VAT numbers, as a must-use plugin: each number is valid.
 */

declare(strict_types=1);

require_once __DIR__ . '/answer.php';

storefront_islands_stand_in(
	'https://ec.europa.eu/',
	static function (): array {
		return array(
			'isValid' => true,
			'name'    => 'Analytical Engines GmbH',
			'address' => 'Unter den Linden 1, 10117 Berlin',
		);
	}
);
